size 60x80
screen A sample:list
screen B sample:detail
start A
push B with custom-push damping 0.5
pop to A with kugou-pop duration 0.2
