import { assistantsSay } from './rooms/assistants.ts'
import { contactsSay } from './rooms/contacts.ts'
import { quizzesSay } from './rooms/quizzes.ts'
import { visitsSay } from './rooms/visits.ts'
import { mailServerSay } from './rooms/mail-server.ts'
import { webhooksSay } from './rooms/webhooks.ts'
import { collectionsSay } from './rooms/collections.ts'
import { imagePresetsSay } from './rooms/image-presets.ts'
import { pagePrintsSay } from './rooms/page-prints.ts'
import { recipesSay } from './rooms/recipes.ts'
import { siteTemplatesSay } from './rooms/site-templates.ts'
import { translationsSay } from './rooms/translations.ts'

/**
 * What each room says of itself: what people may do there, what happens there, and what it refuses. Who may, what
 * follows from an event and how a refusal is answered derive from it.
 */
export const said = {
  actions: [
    ...contactsSay.actions,
    ...quizzesSay.actions,
    ...visitsSay.actions,
    ...mailServerSay.actions,
    ...webhooksSay.actions,
    ...collectionsSay.actions,
    ...imagePresetsSay.actions,
    ...recipesSay.actions,
  ],
  events: [
    ...assistantsSay.events,
    ...quizzesSay.events,
    ...visitsSay.events,
    ...mailServerSay.events,
    ...webhooksSay.events,
    ...collectionsSay.events,
    ...imagePresetsSay.events,
    ...recipesSay.events,
    ...translationsSay.events,
    ...siteTemplatesSay.events,
  ],
  problems: {
    ...assistantsSay.problems,
    ...quizzesSay.problems,
    ...visitsSay.problems,
    ...mailServerSay.problems,
    ...webhooksSay.problems,
    ...collectionsSay.problems,
    ...imagePresetsSay.problems,
    ...recipesSay.problems,
    ...pagePrintsSay.problems,
    ...translationsSay.problems,
  },
} as const
