/** The shadows to choose from: from one close to the ground to one of something that floats. */
export const shadowTexts = {
  none: 'none',
  soft: '0 1px 3px #0000001f, 0 1px 2px #0000001a',
  medium: '0 6px 16px #00000024, 0 2px 4px #00000014',
  strong: '0 20px 40px #00000033, 0 6px 12px #0000001f',
} as const
