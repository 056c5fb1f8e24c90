/** A rental's order and the car that help is about. */
export type HelpProps = {
  order: string
  car: { id: string; name: string; typeId: string }
}
