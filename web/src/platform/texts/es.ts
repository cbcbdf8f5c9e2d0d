/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo._one':
    'Demasiados intentos. Espera {{count}} minuto y vuelve a intentarlo.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo._other':
    'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo.',
}
