/** What a car is kept for. */
export type Keeper =
  | { orderId: string }
  /** An entry of the waiting list that is offered the car. */
  | { waitingListItemId: string }
  | { relocationId: string }
