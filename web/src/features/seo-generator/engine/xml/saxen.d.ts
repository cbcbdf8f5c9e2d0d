/** What is used of saxen, which brings no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(event: 'error', heard: (error: Error) => void): this
    on(
      event: 'openTag',
      heard: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', heard: (name: string) => void): this
    on(event: 'text', heard: (text: string, decode: Decode) => void): this
    on(event: 'cdata', heard: (text: string) => void): this
    parse(xml: string): this
  }
}
