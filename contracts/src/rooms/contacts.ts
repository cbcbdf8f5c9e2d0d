import { action } from '../action.ts'

const actions = [action('contacts.read', 'Ver en una sola historia lo que se sabe de una persona')] as const

export const contactsSay = { actions }
