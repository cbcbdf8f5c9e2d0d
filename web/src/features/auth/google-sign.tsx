/** A plain letter: the provider's own colours would be the only foreign ones on the screen. */
export function GoogleSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-current">
      <path d="M12 10.2v3.9h5.5a5.6 5.6 0 1 1-1.6-6.3l2.8-2.8A9.6 9.6 0 1 0 21.6 12c0-.6-.1-1.2-.2-1.8H12Z" />
    </svg>
  )
}
