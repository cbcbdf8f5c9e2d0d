// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../../../platform/i18n/i18n.ts'
import { updateProps } from '../../model/commands/elements.ts'
import { undoChange } from '../../model/commands/history.ts'
import { TooltipProvider } from '../../../../../ui/tooltip.tsx'
import { createEditorModel, type EditorModel } from '../../model/state/editor-model.ts'
import { ModelContext } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { PropertiesPanel } from './properties-panel.tsx'

let root: Root
let editor: EditorModel

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const document = pageOf(
    element('heading', 'h', { text: 'Hola', color: '#112233', fontSize: '20px' }),
    element('form', 'f', { fields: ['email'] }),
    element('container', 'box', { widthType: 'box', width: '600px', padding: '20px' }, [
      element('container', 'inner', {}, []),
    ]),
  )
  editor = createEditorModel(document, 'Prueba')
  const host = globalThis.document.createElement('div')
  globalThis.document.body.replaceChildren(host)
  root = createRoot(host)
  act(() =>
    root.render(
      <ModelContext value={editor}>
        <TooltipProvider>
          <PropertiesPanel />
        </TooltipProvider>
      </ModelContext>,
    ),
  )
})
afterEach(() => act(() => root.unmount()))

const select = (id: string | null) => act(() => editor.store.setState({ selectedId: id }))
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const props = (id: string) => documentOf(editor.store.getState()).elements[id]?.props ?? {}

function click(selector: string) {
  act(() => find(selector)?.click())
}

/** Radix listens to the pointer, not to the click. */
function openTab(tab: string) {
  act(() => void find(`[data-tab=${tab}]`)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
}

function type(selector: string, text: string) {
  const input = find(selector)
  act(() => {
    // The prototype's own setter: React watches the one on the node.
    if (input) Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function leave(selector: string) {
  act(() => void find(selector)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}

function press(selector: string, key: string) {
  act(() => void find(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
}

const steps = () => editor.store.getState().history.entries.length - 1

it('reads what to do while nothing is selected', () => {
  expect(document.body.textContent).toBe('Selecciona un elemento para editar sus propiedades')
})

describe('a heading', () => {
  beforeEach(() => select('h'))

  it('opens on the layout tab and tells of a tab without properties', () => {
    expect(find('[data-tab=layout]')?.getAttribute('aria-selected')).toBe('true')
    openTab('advanced')
    expect(document.body.textContent).toContain('No hay propiedades avanzadas para este elemento')
  })

  it('makes one entry of each visit to a field', () => {
    type('[data-prop=text]', 'Hola a')
    type('[data-prop=text]', 'Hola a todos')
    leave('[data-prop=text]')
    type('[data-prop=text]', 'Adiós')
    expect(props('h')['text']).toBe('Adiós')
    expect(editor.store.getState().history.entries).toHaveLength(3)
  })

  it('marks the chosen option', () => {
    click('[data-prop=alignment] [data-value=center]')
    expect(props('h')['alignment']).toBe('center')
    expect(find('[data-prop=alignment] [data-value=center]')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('[data-prop=alignment] [data-value=left]')?.getAttribute('aria-pressed')).toBe('false')
  })

  it('clamps a number when the field is left', () => {
    openTab('style')
    type('[data-prop=fontSize][type=number]', '500')
    expect(props('h')['fontSize']).toBe('20px')
    leave('[data-prop=fontSize][type=number]')
    expect(props('h')['fontSize']).toBe('72px')
  })

  it('keeps the old colour where the new one is none', () => {
    openTab('style')
    type('[data-prop=color]', '#fff')
    leave('[data-prop=color]')
    expect(props('h')['color']).toBe('#112233')
    expect(find('[data-prop=color]')).toHaveProperty('value', '#112233')
  })

  it('keeps the old colour where a word is pasted over it, and gives it up where it is emptied', () => {
    openTab('style')
    type('[data-prop=color]', 'rojo')
    expect(find('[data-prop=color]')).toHaveProperty('value', '#112233')
    leave('[data-prop=color]')
    expect(props('h')['color']).toBe('#112233')
    type('[data-prop=color]', '#445566')
    type('[data-prop=color]', '')
    type('[data-prop=color]', '#12')
    leave('[data-prop=color]')
    expect(props('h')['color']).toBe('#445566')
    type('[data-prop=color]', '')
    leave('[data-prop=color]')
    expect(props('h')['color']).toBe('')
  })
})

describe('a form', () => {
  beforeEach(async () => {
    select('f')
    // The control of its fields comes once a form is selected.
    await vi.waitFor(async () => {
      await act(async () => {})
      if (!find('[data-prop=fields] li')) throw new Error('The fields have not come yet')
    }, 20_000)
  }, 25_000)

  it('lets the kind of a field be chosen, as a step of its own', () => {
    const group = '[data-prop=fields] [role=group]'
    expect(find(group)?.getAttribute('aria-label')).toBe('Correo electrónico')
    const kind = find(`${group} select`)
    act(() => {
      if (kind) Reflect.set(HTMLSelectElement.prototype, 'value', 'radio', kind)
      kind?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(props('f')['fields']).toEqual([{ name: 'email', type: 'radio' }])
    expect(find(`${group} textarea`)).not.toBeNull()
    act(() => undoChange(editor.store))
    expect(props('f')['fields']).toEqual(['email'])
  })

  it('takes each field that is added as a step of its own, without the focus leaving', () => {
    const field = '[data-prop=fields] > div input'
    for (const label of ['Nombre', 'Teléfono', 'Empresa']) {
      type(field, label)
      press(field, 'Enter')
    }
    expect(props('f')['fields']).toHaveLength(4)
    expect(steps()).toBe(3)
    act(() => undoChange(editor.store))
    expect(props('f')['fields']).toHaveLength(3)
  })

  it('takes what is typed into a label as one step, apart from what is done before and after', () => {
    const label = '[data-prop=fields] li input:not([type=checkbox])'
    const required = '[data-prop=fields] li input[type=checkbox]'
    click(required)
    for (const text of ['T', 'Tu', 'Tu c', 'Tu correo']) type(label, text)
    expect(steps()).toBe(2)
    click(required)
    for (const text of ['Tu', 'Tu e', 'Tu email']) type(label, text)
    expect(steps()).toBe(4)
  })
})

it('takes two choices in one visit as two steps', () => {
  select('h')
  click('[data-prop=alignment] [data-value=center]')
  click('[data-prop=alignment] [data-value=right]')
  expect(steps()).toBe(2)
})

describe('a container', () => {
  it('shows the fields of its background mode, the border section closed', () => {
    select('box')
    openTab('style')
    expect(find('[data-section=background] button')?.getAttribute('aria-expanded')).toBe('true')
    expect(find('[data-section=border] button')?.getAttribute('aria-expanded')).toBe('false')
    click('[data-prop=backgroundMode] [data-value=glass]')
    expect(props('box')).toMatchObject({ glassEffect: true, glassOpacity: 20, glassBlur: 10 })
    expect(find('[data-prop=glassBlur]')).not.toBeNull()
    expect(find('[data-prop=backgroundColor]')).toBeNull()
  })

  it('may not be wider than what its parent leaves', () => {
    select('inner')
    click('[data-prop=widthType] [data-value=box]')
    type('[data-prop=width][type=number]', '900')
    expect(props('inner')['width']).toBe('560px')
  })
})

it('shows the gap that holds where a direction has none of its own', () => {
  act(() => updateProps(editor.store, 'inner', { gap: '33px', rowGap: '7px' }))
  select('inner')
  expect(find('[data-prop=columnGap][type=number]')).toHaveProperty('value', '33')
  expect(find('[data-prop=rowGap][type=number]')).toHaveProperty('value', '7')
})

const row = (prop: string) => find(`[data-field=${prop}]`)
const origin = (prop: string) => row(prop)?.dataset['origin']
const reset = (prop: string) => row(prop)?.querySelector<HTMLElement>('[aria-label=Restablecer]')

const panel = () => find('[role=tabpanel][data-state=active]')

describe('where a value comes from', () => {
  it('is told on each row, and a device goes back to the value of desktop in one step', () => {
    select('inner')
    act(() => editor.store.setState({ viewport: 'tablet' }))
    expect(origin('alignItems')).toBe('default')
    expect(row('alignItems')?.textContent).toContain('Heredado de escritorio')
    act(() => updateProps(editor.store, 'inner', { alignItems: 'center' }))
    expect([origin('alignItems'), origin('flexWrap')]).toEqual(['tablet', 'default'])
    expect(props('inner')).toEqual({ responsive: { tablet: { alignItems: 'center' } } })
    const { history } = editor.store.getState()
    act(() => reset('alignItems')?.click())
    expect(origin('alignItems')).toBe('default')
    expect(props('inner')).toEqual({ responsive: { tablet: {} } })
    expect(editor.store.getState().history.index).toBe(history.index + 1)
  })

  it('of a heading: its size on a phone is its own, its text everywhere the same', () => {
    select('h')
    act(() => editor.store.setState({ viewport: 'mobile' }))
    expect(origin('text')).toBe('base')
    expect(row('text')?.textContent).not.toContain('Heredado')
    type('[data-prop=text]', 'Adiós')
    openTab('style')
    type('[data-prop=fontSize][type=number]', '28')
    expect([origin('fontSize'), origin('color')]).toEqual(['mobile', 'base'])
    expect(props('h')).toEqual({
      text: 'Adiós',
      color: '#112233',
      fontSize: '20px',
      responsive: { mobile: { fontSize: '28px' } },
    })
    act(() => editor.store.setState({ viewport: 'desktop' }))
    expect(origin('fontSize')).toBe('base')
    expect(reset('fontSize')).toBeNull()
  })

  it('leaves an element out on one device, and brings it back', () => {
    select('h')
    act(() => editor.store.setState({ viewport: 'mobile' }))
    openTab('advanced')
    expect(panel()?.textContent).toContain('No hay propiedades avanzadas para este elemento')
    click('[role=tabpanel][data-state=active] button')
    expect(props('h')).toMatchObject({ hiddenOn: ['mobile'], fontSize: '20px' })
    expect(panel()?.textContent).toContain('No se ve en: Móvil')
    click('[role=tabpanel][data-state=active] button')
    expect(props('h')).not.toHaveProperty('hiddenOn')
  })
})

it('finds a property of any tab by its name, and the common style of what has no style of its own', () => {
  select('f')
  openTab('style')
  type('[type=search]', 'sombra')
  expect(find('[role=tabpanel]')).toBeNull()
  expect(
    [...document.querySelectorAll('[data-field]')].map((each) => each.getAttribute('data-field')),
  ).toEqual(['shadow'])
  click('[data-prop=shadow] [data-value=soft]')
  expect(props('f')).toMatchObject({ shadow: 'soft' })
  type('[type=search]', 'quesadilla')
  expect(document.body.textContent).toContain('Ninguna propiedad se llama así')
})

it('links the sides of a margin as those of a padding', () => {
  select('h')
  openTab('style')
  type('[data-prop=marginTop]', '12')
  click('[data-field=margin] [aria-pressed]')
  expect(props('h')).toMatchObject({ marginTop: '12px', marginRight: '12px', marginLeft: '12px' })
})

const told = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)

describe('what a page keeps though it cannot be used', () => {
  it('is told in words and stays until another is chosen: a family that is gone, a number beyond its bounds', () => {
    act(() => updateProps(editor.store, 'h', { fontFamily: 'futura-1927', displaySize: '9000px' }))
    select('h')
    openTab('style')
    expect(told()).toEqual([expect.stringContaining('«futura-1927»'), expect.stringContaining('«9000px»')])
    expect(props('h')).toMatchObject({ fontFamily: 'futura-1927', displaySize: '9000px' })
    type('[data-prop=displaySize][type=number]', '90')
    expect(told()).toEqual([expect.stringContaining('«futura-1927»')])
    expect(props('h')).toMatchObject({ fontFamily: 'futura-1927', displaySize: '90px' })
  })
})
