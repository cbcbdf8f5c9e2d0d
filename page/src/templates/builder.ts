import type { NestedElement } from '../document/schema.ts'

/** An element of a template before it has an id. */
export type Draft = { type: string; name: string; props: Record<string, unknown>; children?: Draft[] }

type Values = Record<string, unknown>
/** Overrides for the two smaller modes. */
export type Smaller = { tablet?: Values; mobile?: Values }

function draft(type: string, name: string, props: Values, smaller?: Smaller, children?: Draft[]): Draft {
  const own = smaller ? { ...props, responsive: smaller } : props
  return children ? { type, name, props: own, children } : { type, name, props: own }
}

export const heading = (props: Values, smaller?: Smaller) => draft('heading', 'Encabezado', props, smaller)
export const text = (props: Values, smaller?: Smaller) => draft('text', 'Texto', props, smaller)
export const image = (props: Values, smaller?: Smaller) => draft('image', 'Imagen', props, smaller)
export const video = (props: Values, smaller?: Smaller) => draft('video', 'Vídeo', props, smaller)
export const button = (props: Values, smaller?: Smaller) => draft('button', 'Botón', props, smaller)
export const form = (props: Values) => draft('form', 'Formulario', props)
/** An element of any other type, by its default name. */
export const element = (type: string, name: string, props: Values, smaller?: Smaller) =>
  draft(type, name, props, smaller)
export const columns = (props: Values, children: Draft[], smaller?: Smaller) =>
  draft('columns', 'Columnas', props, smaller, children)

/** A container as tall as what it holds, transparent and without padding unless told. */
export function container(props: Values, children: Draft[], smaller?: Smaller, name = 'Contenedor'): Draft {
  const plain = {
    layout: 'vertical',
    gap: '16px',
    padding: '0px',
    minHeight: '0px',
    widthType: 'full',
    width: '100%',
  }
  return draft('container', name, { ...plain, ...props }, smaller, children)
}

/** The template's elements with ids that are the same every time. */
export function withIds(drafts: readonly Draft[]): NestedElement[] {
  let count = 0
  const finish = ({ type, name, props, children }: Draft): NestedElement => {
    count += 1
    const id = `${type}-${1_700_000_000_000 + count}`
    return { id, type, name, props: children ? { ...props, children: children.map(finish) } : props }
  }
  return drafts.map(finish)
}

/** A drawing as an address that needs nothing from outside the page. */
export function drawing(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll(/>\s+</g, '><').trim())}`
}
