import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { element, pageOf } from '../../model/testing/documents.ts'
import { copiedText, pasteText } from './clipboard.ts'

const source = () =>
  createEditorStore(
    pageOf(element('container', 'box', { gap: '4px' }, [element('text', 'a', { text: 'Hola' })])),
    'Uno',
  )

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('the clipboard', () => {
  it('carries an element with all it holds to another page, with new ids', () => {
    const text = copiedText(source(), ['box'])
    const store = createEditorStore(pageOf(element('text', 'a')), 'Dos')
    pasteText(store, text)
    const page = documentOf(store.getState())
    const pasted = page.elements[page.root[1] ?? '']
    expect(pasted).toMatchObject({ type: 'container', props: { gap: '4px' } })
    expect(pasted?.id).not.toBe('box')
    expect(page.elements[pasted?.children[0] ?? '']).toMatchObject({ type: 'text', props: { text: 'Hola' } })
    expect(store.getState().selectedId).toBe(pasted?.id)
  })

  it('has nothing for an element that is gone', () => {
    expect(copiedText(source(), ['gone'])).toBeNull()
  })

  it.each([
    null,
    '',
    'hola',
    '{',
    '[]',
    '7',
    'null',
    '{"type":7}',
    '{"type":"unknown-thing"}',
    '{"type":"text","props":[]}',
  ])('ignores %j and logs it', (text) => {
    const store = source()
    const before = documentOf(store.getState())
    pasteText(store, text)
    expect(documentOf(store.getState())).toBe(before)
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it.each([
    ['{"type":"unknown-thing"}', /no conoce/],
    [JSON.stringify({ type: 'text', props: { text: 'a'.repeat(300_000) } }), /demasiado largo/],
  ])('tells of an element that the page cannot take: %#', (text, why) => {
    const failed = vi.spyOn(notify, 'error').mockReturnValue(undefined)
    pasteText(source(), text)
    expect(failed.mock.calls[0]?.[1]?.description).toMatch(why)
    failed.mockRestore()
  })

  it.each(['hola', '{"type":7}', '{"name":"package"}'])('tells nothing of %j, which is none', (text) => {
    const failed = vi.spyOn(notify, 'error').mockReturnValue(undefined)
    pasteText(source(), text)
    expect(failed).not.toHaveBeenCalled()
    failed.mockRestore()
  })

  it('refuses what is nested without end', () => {
    const deep = `${'{"type":"container","props":{"children":['.repeat(500)}${']}}'.repeat(500)}`
    const store = source()
    pasteText(store, deep)
    expect(Object.keys(documentOf(store.getState()).elements)).toHaveLength(2)
  })
})
