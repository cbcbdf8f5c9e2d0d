/** What the forms' screen has others do. */
export type FormActions = {
  /** Opens a form of the workspace where it is edited. */
  onEdit: (formId: string) => void
  /** Opens a page in the editor. */
  onOpenPage: (page: { id: string; name: string }) => void
}
