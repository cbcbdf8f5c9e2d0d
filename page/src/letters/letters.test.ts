import { expect, test } from 'vitest'
import { decodeStoredPage, type NestedElement } from '../document/index.ts'
import { checkLetter, letterTemplate, renderLetter } from './index.ts'

const link = (label: string) => ({ label, address: `https://ejemplo.es/${label}` })
const foot = {
  sender: 'Estudio Ana · Calle Mayor 1',
  why: 'Porque lo pediste',
  unsubscribe: link('baja'),
  preferences: link('preferencias'),
  inBrowser: link('ver'),
}

function documentOf(elements: NestedElement[]) {
  const read = decodeStoredPage({ version: 1, elements })
  if (!read.ok) throw read.error
  return read.document
}

function drawn(elements: NestedElement[], name = '', subject = 'Hola') {
  return renderLetter({
    document: documentOf(elements),
    theme: null,
    values: { nombre: name, correo: 'ana@ejemplo.es' },
    segments: 'all',
    linkOf: (address) => address,
    origin: 'https://panel.ejemplo.es',
    subject,
    preview: '',
    language: 'es',
    foot,
  })
}

const part = (type: string, props: Record<string, unknown>): NestedElement => ({
  id: `${type}-1`,
  type,
  name: type,
  props,
})
const names = ['blank', 'news', 'offer', 'event', 'welcome', 'launch', 'tips', 'season', 'thanks']

test.each(names)('%s is light, narrow and the same in both of its ways', (name) => {
  const { html, text } = drawn(letterTemplate(name).document.elements)
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  for (const [, width] of html.matchAll(/(?:max-width:|width=")(\d+)/g))
    expect(Number(width)).toBeLessThanOrEqual(600)
  expect(html).not.toMatch(/var\(|token:|<script|<style/)
  const words = html.replaceAll(/<[^>]+>/g, ' ')
  for (const line of text.split('\n').filter((one) => /^[A-Za-zÁÉÍÓÚÑáéíóúñ¿]/.test(one)))
    expect(words.toLowerCase()).toContain(line.split(':')[0]?.trim().toLowerCase())
})

test('a button is seen in the colours of the kit, also where it leads nowhere yet', () => {
  const props = {
    text: 'Quiero',
    link: 'https://ejemplo.es/oferta',
    backgroundColor: 'token:primary',
    textColor: '#ffffff',
  }
  const { html } = drawn([part('button', props)])
  expect(html).toMatch(
    /<a href="https:\/\/ejemplo\.es\/oferta" style="[^"]*background-color:#[\da-f]{6}[^"]*color:#ffffff/,
  )
  expect(drawn([part('button', { ...props, link: 'https://' })]).html).toMatch(
    /<span style="[^"]*background-color:#/,
  )
})

test('what readers are called and what is written by hand is text, whatever it holds', () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const { html, text } = drawn([part('text', { text: 'Hola, {{nombre|amigo}}' })], hostile)
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(text).toContain(hostile)
  expect(drawn([part('text', { text: 'Hola, {{nombre|amigo}}' })]).text).toContain('Hola, amigo')
  const links = drawn([part('button', { text: 'Ya', link: 'javascript:alert(1)' })])
  expect(links.html).not.toContain('javascript:')
  expect(links.text).not.toContain('javascript:')
})

test('a subject is one line, so that it begins no header', () => {
  const { subject } = drawn([], 'Ana\r\nBcc: todos@ejemplo.es', 'Para {{nombre|ti}}\r\nX-Otra: 1')
  expect(subject).toBe('Para Ana Bcc: todos@ejemplo.es X-Otra: 1')
})

test('what is missing is told', () => {
  const elements = [
    part('text', { text: 'Hola, {{nombre}}' }),
    part('button', { text: 'Ya', link: 'https://' }),
    part('image', { src: '/p/_pictures/uno.webp', alt: '' }),
    part('video', {}),
  ]
  const codes = checkLetter(documentOf(elements), '').map(({ code }) => code)
  expect(codes.toSorted()).toEqual(
    ['missing-subject', 'missing-fallback', 'dead-link', 'missing-alt', 'not-for-mail'].toSorted(),
  )
})

test('a quote says its words and who said them, also where an earlier letter named them otherwise', () => {
  for (const props of [
    { quote: 'Muy <bien>', source: 'Eva' },
    { text: 'Muy <bien>', author: 'Eva' },
  ]) {
    const { html, text } = drawn([part('quote', props)])
    expect(html).toContain('Muy &lt;bien&gt;')
    expect(html).toContain('Eva')
    expect(text).toContain('«Muy <bien>», Eva')
  }
  expect(drawn([part('quote', { text: '', author: '' })]).html).not.toContain('Roldán')
})

test.each(names)('%s has the colours of the kit, each of them known', (name) => {
  const { html } = drawn(letterTemplate(name).document.elements)
  expect(html).not.toMatch(/color:inherit(?!">)|color:;/)
})
