import { expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'

const spoken = `WEBVTT

00:00:01.000 --> 00:00:03.000
<b>Hola</b> &amp; bienvenidos.

00:00:03.200 --> 00:00:05.000
Hoy hablamos
del mar.

00:00:09.000 --> 00:00:10.500
Fin.
`

it('becomes text to be read, with a paragraph where nobody speaks, and SubRip with its times', () => {
  expect(transcriptOf(spoken, 'text')).toBe('Hola & bienvenidos. Hoy hablamos del mar.\n\nFin.\n')
  expect(transcriptOf(spoken, 'srt')).toBe(
    `1
00:00:01,000 --> 00:00:03,000
Hola & bienvenidos.

2
00:00:03,200 --> 00:00:05,000
Hoy hablamos
del mar.

3
00:00:09,000 --> 00:00:10,500
Fin.
`,
  )
})

it('says each line of automatic captions once, however they roll', () => {
  const rolling = `WEBVTT
Kind: captions
Language: es

00:00:00.000 --> 00:00:02.000 align:start position:0%

buenos<00:00:00.500><c> días</c>

00:00:02.000 --> 00:00:02.010 align:start position:0%
buenos días


00:00:02.010 --> 00:00:04.000 align:start position:0%
buenos días
vamos<00:00:03.000><c> al mar</c>

00:00:04.000 --> 00:00:04.010
vamos al mar

00:00:09.000 --> 00:00:10.000
vamos al mar
`
  // Said again after a silence, it is said again.
  expect(transcriptOf(rolling, 'text')).toBe('buenos días vamos al mar\n\nvamos al mar\n')
})

it('reads SubRip too, and says nothing of what says nothing', () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}¡Ya!\r\n'
  expect(transcriptOf(srt, 'text')).toBe('¡Ya!\n')
  expect(transcriptOf('WEBVTT\n', 'text')).toBeNull()
  expect(transcriptOf('<html>no</html>', 'srt')).toBeNull()
})
