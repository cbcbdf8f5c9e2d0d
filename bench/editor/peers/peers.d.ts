// The peers are installed only to run the benchmark, so the rest of the house must compile without them. What is used of
// their interfaces stands here.
declare module 'grapesjs' {
  type Component = {
    components: (content: string) => void
    parent: () => { append: (component: unknown, options: { at: number }) => void } | undefined
    index: () => number
  }
  const grapesjs: {
    init: (options: Record<string, unknown>) => {
      getHtml: () => string
      getCss: () => string | undefined
      on: (event: string, heard: () => void) => void
      runCommand: (name: string) => void
      select: (component: Component) => void
      getWrapper: () => { find: (selector: string) => Component[] } | undefined
      Canvas: { getDocument: () => Document | undefined }
      UndoManager: { undo: () => void }
    }
  }
  export default grapesjs
}

declare module '@puckeditor/core' {
  import type { ComponentType, CSSProperties, ReactNode, Ref } from 'react'
  export type PuckApi = {
    dispatch: (action: Record<string, unknown>) => void
    getSelectorForId: (id: string) => { index: number; zone: string } | undefined
    getItemById: (id: string) => { props: Record<string, unknown> } | undefined
    history: { back: () => void }
  }
  type Words = Record<'text' | 'link' | 'src' | 'alt' | 'height' | 'padding', string>
  type Rendered<Props> = Props & {
    content: ComponentType<{ as?: string; style?: CSSProperties }>
    puck: { dragRef: Ref<Element> }
  }
  export type Config<Props = Words> = {
    components: Record<
      string,
      {
        fields: Record<string, { type: 'text' | 'slot' }>
        defaultProps?: Record<string, unknown>
        render: (props: Rendered<Props>) => ReactNode
      }
    >
  }
  export function createUsePuck(): <T>(selector: (state: PuckApi) => T) => T
  type Data = { content: unknown[]; root: { props: Record<string, unknown> } }
  export function Render<Props>(props: { config: Config<Props>; data: Data }): ReactNode
  export const Puck: ComponentType<{
    config: Config
    data: Data
    _experimentalVirtualization?: boolean
    overrides?: Record<string, () => ReactNode>
  }>
}
declare module '@puckeditor/core/puck.css'
declare module 'grapesjs/dist/css/grapes.min.css'
