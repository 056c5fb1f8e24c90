/** Where the sample company hands over its cars, by the area's slug; the addresses are made up. */
export const pickupAddresses: Record<string, string> = {
  'bay-area': '480 Juniper Yard, Oakland, CA 94607',
  'los-angeles': '2210 Alder Yard, Los Angeles, CA 90021',
  sacramento: '75 Foothill Yard, Sacramento, CA 95811',
  'san-diego': '318 Cedar Yard, San Diego, CA 92101',
  miami: '1640 Palm Yard, Miami, FL 33136',
  hawaii: '52 Laurel Yard, Honolulu, HI 96819',
}
