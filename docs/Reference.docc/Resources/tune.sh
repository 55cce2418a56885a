render-transition --style Fade.swift --param duration=1.2 slow.gif
render-transition --style Fade.swift --from home.png --to detail.png fade.gif
render-transition --style Fade.swift --as push,pop both.gif
