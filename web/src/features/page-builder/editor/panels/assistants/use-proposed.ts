import { type AssistantChange, proposedOperationsSchema } from '@aurelio/contracts/assistants'
import { type PageDocument, replay } from '@aurelio/page/document'
import { useMemo } from 'react'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'

/** The page as a proposal would make it, of how it stands at this moment; null where what it changes has no place any more. */
export function useProposed({ operations }: AssistantChange): PageDocument | null {
  const document = useEditorState(documentOf)
  const read = useMemo(() => proposedOperationsSchema.safeParse(operations).data, [operations])
  return useMemo(() => {
    if (!read) return null
    const after = replay(document, [read])
    return after.refused.size > 0 ? null : after.document
  }, [document, read])
}
