render-transition --style Fade.swift fade.gif
