export type ActionFormProps = { order: string; rentalStatus: number; onDone: () => void }
