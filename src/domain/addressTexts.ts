/** The labels are those of §5, in the form's order. */
export const addressTexts = {
  labels: {
    name: 'Name',
    contactNumber: 'Mobile Number',
    postalCode: 'Pincode',
    flatNoOrBuildingNameAndStreetName: 'Address Line',
    AreaoRLocality: 'Area/Locality',
    landmark: 'Landmark',
    city: 'City',
    state: 'State',
    country: 'Country',
  },
  missing: {
    name: 'Please enter the name.',
    contactNumber: 'Please enter the mobile number.',
    postalCode: 'Please enter the pincode.',
    flatNoOrBuildingNameAndStreetName: 'Please enter the address line.',
    AreaoRLocality: 'Please enter the area/locality.',
    landmark: 'Please enter the landmark.',
    city: 'Please enter the city.',
    state: 'Please enter the state.',
    country: 'Please enter the country.',
  },
  canadianPincode: 'Please enter a Canadian pincode, such as K1A 0B1.',
  pincode: 'Please enter a valid pincode: 3 to 8 letters, digits, spaces or hyphens.',
} as const;
