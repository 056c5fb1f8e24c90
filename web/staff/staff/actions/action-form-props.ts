export type ActionFormProps = {
  order: string
  rentalStatus: number
  onDone: () => void
  /** Done, and the booking may have become this order. */
  onMoved: (order: string) => void
}
