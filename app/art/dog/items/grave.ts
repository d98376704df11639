import { GRAVESTONE } from '#app/art/dog/palette.ts'

export const GRAVE = `
........ccccccaa........
......ccccaaaaaaab......
.....cccaaaaaaaaabb.....
....cccaaaaaaaaaaabb....
...cccaaaaaaaaaaaaabb...
...ccaaaaaaaaaaaaaabb...
..cccawwaaaaaaawwaabbb..
..ccawwwwaaaaawwwwaabb..
..ccawwwwwwwwwwwwwaabb..
..ccaawwwwwwwwwwvaaabb..
..caawwwvvvvvvvwwvabbb..
..caawwvvaaaaawwvvabbb..
..caaavvaaaaaaavvaabbb..
..caaaaaaaaaaaaaaaabbb..
..aaaaaaaddddaaaaaabbb..
..aaaaaaabbbaaaaaaabbd..
.maaaaaaaaaaaaaaaaabbd..
.mmaaaaaaaaaaaaaaabbbd..
GmmGaaaaaaaaaaaaaabbbd.G
gGgGgaapaaaaaaaaaabbdGgg
ggggGapypaaaGaaaGgbbggGg
.ggggggpgggGgggGggGgggg.
..hhgghggghhggghhgghhh..
`
