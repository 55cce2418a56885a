device iphone-se
fps 25
dark
bezel
background silver
show-touches
first-hold 0.2
last-hold 1
screen A sample:list title "Library"
screen B sample:player
start A
tap 0.5 0.5
hold 0.2 0.3 for 0.4
push B with kugou-push
drag 0 -> 0.6 over 0.5 then release
