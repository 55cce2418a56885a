# Prints `line<TAB>target` for every link and image of a Markdown page that stays on this disk; with anchors=1, prints its headings
# as GitHub writes them in a URL. Code is left out.

function target(text) {
  gsub(/^[ \t<]+|[ \t>]+$/, "", text)
  sub(/[ \t]+["\x27(].*$/, "", text)
  gsub(/>$/, "", text)
  if (!anchors && text != "" && text !~ /^([a-zA-Z][a-zA-Z+.-]*:|\/\/)/) print FNR "\t" text
}

function take(pattern, lead, trail,   text) {
  text = line
  while (match(text, pattern)) {
    target(substr(text, RSTART + lead, RLENGTH - lead - trail))
    text = substr(text, RSTART + RLENGTH)
  }
}

/^[ \t]*(```|~~~)/ { fence = !fence; next }
fence { next }

{
  line = $0
  if (anchors) {
    if (line ~ /^#+[ \t]/) {
      sub(/^#+[ \t]+/, "", line)
      sub(/[ \t]+#*$/, "", line)
      while (match(line, /\]\([^)]*\)/)) line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
      line = tolower(line)
      gsub(/[][!-,.\/:-@\\^`{|}~]/, "", line)
      gsub(/—|–|…|→|×|·|“|”|‘|’/, "", line)
      gsub(/[ \t]/, "-", line)
      print (seen[line]++ ? line "-" seen[line] - 1 : line)
    }
    while (match($0, /(id|name)="[^"]*"/)) {
      id = substr($0, RSTART, RLENGTH)
      $0 = substr($0, RSTART + RLENGTH)
      gsub(/^[^"]*"|"$/, "", id)
      print id
    }
    next
  }
  gsub(/``[^`]*``|`[^`]*`/, "", line)
  take("\\]\\([^()]*(\\([^()]*\\)[^()]*)*\\)", 2, 1)
  take("(src|href)=\"[^\"]*\"", 5, 1)
  if (line ~ /^[ \t]*\[[^]]+\]:/) { sub(/^[^:]*:/, "", line); target(line) }
}
