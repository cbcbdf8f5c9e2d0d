import type { ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

/** How the refusals of this screen are worded. */
export const peopleWords: ProblemWords = {
  ONLY_OWNER: 'Es la única persona propietaria del espacio. Haz antes propietaria a otra.',
  ALREADY_MEMBER: 'Esta persona ya está en el espacio.',
  WORKSPACE_FULL: ({ members }) =>
    i18n.t('El espacio ya tiene {{members}} personas, con las invitadas: no caben más en esta instalación.', {
      members,
    }),
}
