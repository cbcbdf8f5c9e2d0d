import { describe, expect, it } from 'vitest'
import { taggedXml, tagsRead } from './tags.ts'
import { readXml, UnreadableXml, xmlText } from './xml.ts'

function faultOf(text: string): string | null {
  try {
    readXml(text)
    return null
  } catch (error) {
    if (error instanceof UnreadableXml) return error.fault
    throw error
  }
}

describe('XML out of a file of somebody', () => {
  it('is read with its attributes, its five entities, numbers and what it quotes whole', () => {
    const root = readXml(
      `\u{FEFF}<?xml version="1.0"?><!-- nada --><x:a b='1 &lt; 2' c="&#xe9;">&amp;<b/><![CDATA[<no>]]></x:a>\n`,
    )
    expect(root.name).toBe('a')
    expect([...root.attributes]).toEqual([
      ['b', '1 < 2'],
      ['c', 'é'],
    ])
    expect(root.children).toEqual(['&', { name: 'b', attributes: new Map(), children: [] }, '<no>'])
  })

  it('is refused where it declares anything, is not whole, or would never end', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;&x;">]><a>&z;</a>'
    expect(faultOf(bomb)).toBe('doctype')
    expect(faultOf('<a>&z;</a>')).toBe('not-xml')
    expect(faultOf('<a>&#xD800;</a>')).toBe('not-xml')
    expect(faultOf('<a><b></a></b>')).toBe('not-xml')
    expect(faultOf('<a/><b/>')).toBe('not-xml')
    expect(faultOf('<a>')).toBe('not-xml')
    expect(faultOf('hola <a/>')).toBe('not-xml')
    expect(faultOf('')).toBe('not-xml')
    expect(faultOf('<a>'.repeat(100_000))).toBe('too-deep')
  })

  it('is refused at once where it is long and never closes what it opens', () => {
    const began = performance.now()
    for (const open of ['<a ', '<!--', '<a b="', '<a b=', '<![CDATA['])
      expect(faultOf(open + ' x'.repeat(2_000_000))).not.toBeNull()
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('carries texts and their tags there and back', () => {
    for (const text of ['a <1>b</1> & "c"', '<1>a<2>b</1>c</2>', '</2> <b> ]]>', "l'été\u0000\r\n"]) {
      const back = tagsRead(readXml(`<t>${taggedXml(text)}</t>`))
      expect(back).toBe(text.replace('\u0000', ''))
    }
    expect(xmlText('\u0001<')).toBe('&lt;')
  })
})
