"""Prints the @font-face descriptors that make a system font take the room of the given one.

size-adjust is the ratio of mean advance widths over a sample of running text, at weight 400, for
normal (100 %) and condensed (75 %) width; ascent and descent are those of the font, undone by it.
The widths of Arial are those of any font that is metric-compatible with it.
"""
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SAMPLE = (
    "Componenti per ciclismo dal 1919. Ogni ruota nasce in Veneto, dove un mozzo, sedici raggi e un "
    "cerchio in carbonio diventano una cosa sola. The wheel you race on is built by hand, checked "
    "twice and sent with its own number. Rueda, roue: peso, largeur du canal, hauteur de jante."
)
ARIAL = {" ": 569, ",": 569, ".": 569, ":": 569, "f": 569, "i": 455, "l": 455, "j": 455, "t": 569,
         "r": 682, "c": 1024, "s": 1024, "v": 1024, "x": 1024, "y": 1024, "z": 1024, "k": 1024,
         "m": 1706, "w": 1479, "C": 1479, "O": 1593, "R": 1479, "T": 1251, "V": 1366}


def mean_width(font):
    advances, names = font["hmtx"].metrics, font.getBestCmap()
    return sum(advances[names[ord(c)]][0] for c in SAMPLE) / len(SAMPLE) / font["head"].unitsPerEm


arial = sum(ARIAL.get(c, 1139) for c in SAMPLE) / len(SAMPLE) / 2048
for width in (100, 75):
    font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": 400, "wdth": width})
    hhea, unit = font["hhea"], font["head"].unitsPerEm
    adjust = mean_width(font) / arial
    print(f"wdth {width}: size-adjust {adjust:.2%}; ascent-override {hhea.ascent / unit / adjust:.2%};"
          f" descent-override {-hhea.descent / unit / adjust:.2%}; line-gap-override {hhea.lineGap / unit / adjust:.2%}")
