import type { RichText } from '@aurelio/page/values'
import { useLayoutEffect, useRef } from 'react'
import { writeRich } from '../editor/surface/inline-text/rich/write-rich.ts'
import { richClass } from './rich-class.ts'

/** Notes as they read: the very nodes that are edited. */
export function DrawnNotes({ text, spans }: RichText) {
  const node = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => node.current?.replaceChildren(...writeRich({ text, spans })), [text, spans])
  return <div ref={node} dir="auto" className={richClass} />
}
