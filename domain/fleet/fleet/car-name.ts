type Named = { make: string; model: string }

/** «Toyota Corolla», and «Mazda3» where the model says its make; the same in both languages (docs/product/app.md#home-and-results). */
export function plainName({ make, model }: Named): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`
}

/** The same with its year: «Toyota Corolla 2023». */
export function carName(car: Named & { year: number }): string {
  return `${plainName(car)} ${car.year}`
}
