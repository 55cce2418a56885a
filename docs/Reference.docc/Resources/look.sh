render-transition --style Fade.swift fade.gif
render-transition strip --style Fade.swift fade.png
render-transition trace --style Fade.swift
