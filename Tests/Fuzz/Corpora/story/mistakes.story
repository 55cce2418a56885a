start X
screen A "sample:list
fps 0
size 9
wait x
