# A pushes B, B presents C, C pops to A: all three lie on one stack, and only the animations tell them apart.
# render-transition story Examples/a-b-c.story a-b-c.gif

screen A  sample:list    title "Library"
screen B  sample:detail  title "Album"
screen C  sample:photo   title "Cover"

start A
push B with kugou-push
wait 0.4
present C with mg-present
wait 0.4
pop to A with mg-dismiss
