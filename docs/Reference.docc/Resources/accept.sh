swift test
RECORD_GOLDENS=failed swift test
