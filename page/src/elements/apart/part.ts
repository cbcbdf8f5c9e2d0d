import type { NestedElement, Props, Viewport } from '../../document/schema.ts'

/** What an element is made of at one viewport, from its typed props. */
export type TakeApart = (props: Props, viewport: Viewport) => NestedElement

type Made = { type: string; name: string }

/** A part; its id is made where it is put onto a page. */
function part(
  { type, name }: Made,
  props: Props,
  children?: readonly (NestedElement | false)[],
): NestedElement {
  const held = children?.filter((child) => child !== false)
  const set = Object.entries(props).filter(([, value]) => value !== undefined)
  return { id: type, type, name, props: { ...Object.fromEntries(set), ...(held && { children: held }) } }
}

/** A container that adds nothing to what is asked of it. */
export function box(name: string, props: Props, children: readonly (NestedElement | false)[]): NestedElement {
  const plain = {
    layout: 'vertical',
    gap: '0px',
    padding: '0px',
    minHeight: '0px',
    widthType: 'full',
    width: '100%',
  }
  return part({ type: 'container', name }, { ...plain, ...props }, children)
}

/** A box with a line around it where there is a colour for one. */
export function lined(color: unknown, width = 1): Props {
  return color === '' ? {} : { borderStyle: 'solid', borderWidth: width, borderColor: color }
}

export const row = (name: string, columns: number, gap: unknown, children: readonly NestedElement[]) =>
  part({ type: 'columns', name }, { columns, gap }, children)

export const title = (props: Props) => part({ type: 'heading', name: 'Encabezado' }, props)
export const words = (props: Props) => part({ type: 'text', name: 'Texto' }, props)
export const points = (props: Props) => part({ type: 'list', name: 'Lista' }, props)
export const button = (props: Props) => part({ type: 'button', name: 'Botón' }, props)

/** A button without a body, in line with what stands beside it. */
export const link = (props: Props) => button({ backgroundColor: '', borderRadius: '0px', ...props })

export function picture(source: unknown, alt: unknown, props: Props): NestedElement {
  const decorative = alt === '' ? 'yes' : 'no'
  return part({ type: 'image', name: 'Imagen' }, { src: source, alt, decorative, ...props })
}
