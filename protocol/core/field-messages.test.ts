import { expect, it } from 'vitest'
import { type FieldMessageKey, fieldError, fieldMessage } from './field-messages.ts'

// @5-field-required @5-invalid-data @5-should-be @5-this-vehicle @5-please-choose @5-your-file
// @5-upload-file @5-upload-file-size @5-invalid-e @5-invalid-phone @5-only-english @5-this-field
// @5-min-count @5-minimum-min @5-value-must @5-minimum-amount @5-whole-number @5-vin @5-other-car
// @5-odometer-back @5-car-too-far
it.each<[string, FieldMessageKey, number?]>([
  ['Field is Required', 'required'],
  ['Invalid data', 'invalidData'],
  ['Invalid e-mail', 'email'],
  ['Invalid Phone Number', 'phone'],
  ['Only English letters', 'englishLetters'],
  ['This field only accepts numbers', 'numbers'],
  ['Only whole numbers', 'wholeNumber'],
  ['Only whole cents, such as 25 for $0.25', 'wholeCents'],
  ['A time on the hour or half hour, like 09:00 or 17:30', 'time'],
  [
    'This is more than 300 miles from the car’s area. In America a longitude has a minus, such as -82.4572.',
    'carTooFar',
    300,
  ],
  ['17 letters and digits, never I, O or Q', 'vin'],
  ['The check digit of this VIN does not fit. Please read it again.', 'vinCheck'],
  ['Another car has this already', 'otherCar'],
  ['An odometer never goes back, and this one read 41200', 'odometerBack', 41_200],
  ['Min 3 characters', 'minCharacters', 3],
  ['Max 40 characters', 'maxCharacters', 40],
  ['Minimum 1 file(s) required', 'minFiles', 1],
  ['The value must be 5 or more', 'min', 5],
  ['The value must be 9 or less', 'max', 9],
  ['The value must be 0 or less', 'notPositive'],
  ['Minimum amount is $5000', 'minimumAmount'],
  ['Should be valid for the duration of the trip + 1 day', 'trip'],
  ['This vehicle has 7 days minimum rental', 'minimumRental', 7],
  ['Please choose an image file', 'imageOnly'],
  ['Your file is too big! Please select an image under 1MB', 'avatarSize'],
  ['Upload file type is not allowed', 'fileType'],
  ['Upload file size must be less than 2MB', 'fileSize', 2],
])(
  '«%s» is said as the catalogue writes it, and differently in Spanish',
  (text, key, parameter) => {
    const error = fieldError(key, parameter)
    expect(fieldMessage(error, 'en')).toBe(text)
    expect(fieldMessage(error, 'es')).not.toBe(text)
  },
)

it('what is no message of the catalogue is plain «Invalid data»', () => {
  expect(fieldMessage('Expected string, received undefined', 'en')).toBe('Invalid data')
})
