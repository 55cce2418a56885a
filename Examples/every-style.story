# Every style of the documents, each with its way back, and UIKit's plain changes.
# render-transition story Examples/every-style.story every-style.gif

size 240x420
first-hold 0.3
last-hold 0.3

screen list    sample:list
screen detail  sample:detail

start list

# document 000
push detail with kugou-push
pop with kugou-pop
push detail with kugou-swing-push
pop with kugou-swing-pop

# document 001
push detail with mg-default
pop with mg-pop-default
push detail with mg-present
pop with mg-dismiss
push detail with mg-top-to-bottom
pop with mg-bottom-to-top
push detail with mg-center-to-full
pop with mg-full-to-center

# document 002
push detail with mth-slide-fade
pop
present detail with pd-present
dismiss with pd-dismiss
present detail with mth-slide-fade by drag 0 → 0.8 over 0.5 then release
dismiss

# document 003
present detail with picture-present
dismiss with picture-dismiss

# document 004
push detail with custom-push
pop with custom-pop

# UIKit's own, for comparison
push detail with system-push
pop with system-pop
present detail with system-present
dismiss with system-dismiss
