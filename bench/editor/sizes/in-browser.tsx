import { type Config, Render } from '@puckeditor/core'
import grapes from 'grapesjs'
import { createElement, type CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bench, Output, SizedNode } from './node.ts'

/** The element in GrapesJS's own shape. */
function component({ tag, attributes, text, style, children }: SizedNode): Record<string, unknown> {
  const type = text === '' ? 'default' : tag === 'a' ? 'link' : 'text'
  return { type, tagName: tag, attributes, style, components: text || children.map(component) }
}

function grapesjs(nodes: readonly SizedNode[]): Output {
  const editor = grapes.init({
    headless: true,
    storageManager: false,
    telemetry: false,
    components: nodes.map(component),
  })
  return { html: editor.getHtml(), css: editor.getCss() ?? '' }
}

/** `font-size` as React names it. */
function camelCased(style: SizedNode['style']): CSSProperties {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

const config: Config<SizedNode> = {
  components: {
    element: {
      fields: { content: { type: 'slot' } },
      // The slot is the element itself: nothing stands around what it holds.
      render: ({ tag, attributes, text, style, content: Content, puck }) =>
        text === '' && tag !== 'img' ? (
          <Content as={tag} style={camelCased(style)} />
        ) : (
          createElement(tag, { ...attributes, ref: puck.dragRef, style: camelCased(style) }, text || null)
        ),
    },
  },
}

function puckItem(node: SizedNode, id: string): { type: string; props: Record<string, unknown> } {
  const { children, ...props } = node
  return {
    type: 'element',
    props: { ...props, id, content: children.map((child, at) => puckItem(child, `${id}-${at}`)) },
  }
}

function drawnByPuck(nodes: readonly SizedNode[]): Output {
  const content = nodes.map((node, at) => puckItem(node, String(at)))
  return {
    html: renderToStaticMarkup(<Render config={config} data={{ content, root: { props: {} } }} />),
    css: '',
  }
}

const bench: Bench = { grapesjs, puck: drawnByPuck }
globalThis.sizesBench = bench
