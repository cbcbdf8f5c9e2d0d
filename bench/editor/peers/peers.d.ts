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
  import type { ComponentType, ReactNode } from 'react'
  export type PuckApi = {
    dispatch: (action: Record<string, unknown>) => void
    getSelectorForId: (id: string) => { index: number; zone: string } | undefined
    getItemById: (id: string) => { props: Record<string, unknown> } | undefined
    history: { back: () => void }
  }
  type Rendered = Record<'text' | 'link' | 'src' | 'alt' | 'height' | 'padding', string> & {
    content: ComponentType
  }
  export type Config = {
    components: Record<
      string,
      {
        fields: Record<string, { type: 'text' | 'slot' }>
        defaultProps?: Record<string, unknown>
        render: (props: Rendered) => ReactNode
      }
    >
  }
  export function createUsePuck(): <T>(selector: (state: PuckApi) => T) => T
  export const Puck: ComponentType<{
    config: Config
    data: { content: unknown[]; root: { props: Record<string, unknown> } }
    _experimentalVirtualization?: boolean
    overrides?: Record<string, () => ReactNode>
  }>
}
declare module '@puckeditor/core/puck.css'
declare module 'grapesjs/dist/css/grapes.min.css'
