import type { PackFacts } from './read-pack.ts'

/** What is in the pack and how anybody can check it, as plain text (docs/product/staff.md#dispute-pack). */
export const packReadMe = ({ company, order, keys, now }: PackFacts): string => `DISPUTE PACK
${company.replaceAll(/\s/g, ' ')}, order ${order.number}. Made ${now.toISOString()} (UTC).

1. READ FIRST
   Open index.html in any browser and print it. It says what is here and what is not.

2. WHAT IS HERE
   contract/        the rental contract, with its acceptance
   money/           the receipt
   evidence/        the signed log of each order: every step with its time
   photos/          photos of the car at pickup, at return and in between
   fines/, claims/  papers of tolls and fines, pictures of claims
   sha256sums.txt   the SHA-256 of every other file

   Not here: pictures and numbers of licenses, birth dates, and what the company notes for itself.

3. CHECK THE FILES
   Linux:    sha256sum -c sha256sums.txt
   macOS:    shasum -a 256 -c sha256sums.txt
   Windows:  Get-FileHash photos\\NAME     (in PowerShell, file by file)

4. CHECK THE EVIDENCE LOGS
   Each log is signed with Ed25519. The public keys are at
   ${keys}
   In the folder of the program that the company rents with:

     npm run verify-evidence -- evidence/evidence-ORDER.json --key ${keys}

   "Whole" means: no entry was changed, added, moved or left out after it was signed.

5. CHECK A PHOTO AGAINST A LOG
   The log has an entry of the kind "inspection" for each inspection, with the SHA-256 ("sha256") of each photo as
   it was when it was sent. It is the one that stands in index.html and in sha256sums.txt.
`
