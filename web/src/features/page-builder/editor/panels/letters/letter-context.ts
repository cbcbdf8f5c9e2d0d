import { createContext, type ComponentType } from 'react'
import type { LetterPort } from '../../sync/letters/letter-port.ts'
import type { LetterSaver } from '../../sync/letters/letter-saver.ts'

/** How the letter is read, drawn by who keeps it: told once it is kept. */
export type PreviewProps = { onClose: () => void }

type OpenLetter = { saver: LetterSaver; port: LetterPort; Preview: ComponentType<PreviewProps> }

export const LetterContext = createContext<OpenLetter | null>(null)
