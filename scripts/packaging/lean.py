#!/usr/bin/env python3
"""Empties, in a program that holds ICU's data, what that data says of languages, regions and older encodings: lean.py PROGRAM.

The program reads no locale and writes only UTF-8, but 34 MB of such data come with Foundation, a third of the download. The file keeps its
size; what is emptied compresses to nothing. Kept are the root of every kind of data, English, and all that is for no language.
"""
import struct
import sys

# An item belongs to a language or an encoding by its folder, or by its ending.
FOLDERS = {"brkitr", "coll", "curr", "lang", "rbnf", "region", "translit", "unit", "zone"}
KEPT = {"root", "en", "en_US", "en_US_POSIX", "pool", "res_index", "ucadata", "keyTypeData", "supplementalData"}


def table(data):
    """The names of ICU's items and where they begin, and where the last ends, from the header of its common data."""
    at = data.find(b"CmnD")
    while at >= 0:
        header, first, second = struct.unpack_from("<HBB", data, at - 12)
        if (first, second) == (0xDA, 0x27):
            start = at - 12 + header
            (count,) = struct.unpack_from("<I", data, start)
            rows = [struct.unpack_from("<II", data, start + 4 + 8 * row) for row in range(count)]
            named = [(data[start + name : data.index(b"\0", start + name)].decode(), start + place) for name, place in rows]
            return named
        at = data.find(b"CmnD", at + 1)
    sys.exit("lean.py: there is no data of ICU in this program")


def is_needed(name):
    folder, _, file = name.partition("/")[2].rpartition("/")
    stem, _, ending = file.rpartition(".")
    if folder in FOLDERS:
        return stem in KEPT or ending == "brk"
    if ending == "cnv":
        return False
    # Languages at the top have names such as de and zh_Hant_TW; everything else there is for all of them.
    return ending != "res" or stem in KEPT or not (stem.split("_")[0].isalpha() and len(stem.split("_")[0]) in (2, 3))


def main():
    path = sys.argv[1]
    with open(path, "rb") as file:
        data = bytearray(file.read())
    items = table(data)
    for (name, start), (_, end) in zip(items, items[1:]):
        if not is_needed(name):
            data[start:end] = bytes(end - start)
    with open(path, "r+b") as file:
        file.write(data)


main()
