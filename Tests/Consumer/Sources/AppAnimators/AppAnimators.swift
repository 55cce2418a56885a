// adapts: ../../App/Animators
