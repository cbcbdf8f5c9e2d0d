/** The addresses of the pictures that guides show, by file. */
export const guidePictures = import.meta.glob<string>('./guides/images/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
