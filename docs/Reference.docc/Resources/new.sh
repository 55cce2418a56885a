mkdir guarded && cd guarded
render-transition new Fade
cp ../Fade.swift Fade/Fade.swift
