cd Fade
swift test
git add .
