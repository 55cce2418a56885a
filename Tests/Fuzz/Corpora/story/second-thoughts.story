# A finger takes a screen away, thinks better of it, and then goes through with it.
# render-transition story Examples/second-thoughts.story second-thoughts.gif

screen library  sample:list
screen album    sample:detail

start library
push album with kugou-push
wait 0.3
drag 0 → 0.2 over 0.4 then release    # kugou-pop finishes beyond 0.25: the album comes back
wait 0.3
drag 0 → 0.5 over 0.5 then hold       # under the finger …
wait 0.3
drag 0.5 → 0.15 over 0.3 then hold    # … to and fro …
drag 0.15 → 0.7 over 0.4 then release # … and away
