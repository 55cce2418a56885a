size 60x80
scale 2
screen A sample:list
screen "B b" sample:photo title “é”
start A
present "B b" with mth-slide-fade by drag 0 → 0.3 over 0.2
wait 0.2
drag 0.3 → 0.7 over 0.2 then release
dismiss
