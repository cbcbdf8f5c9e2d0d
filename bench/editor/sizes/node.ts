/** An element of a page as every editor knows it: its tag, its words, and the styles that make it look as it does. */
export type SizedNode = {
  tag: string
  attributes: Readonly<Record<string, string>>
  text: string
  style: Readonly<Record<string, string>>
  children: readonly SizedNode[]
}
/** What an editor puts out for a page. */
export type Output = { html: string; css: string }
export type Bench = {
  grapesjs: (nodes: readonly SizedNode[]) => Output
  puck: (nodes: readonly SizedNode[]) => Output
}

declare global {
  var sizesBench: Bench
}
