-- A plate as a camera may read it: letters that look like digits are these (domain/money/tolls/match-toll.ts).
create index car_plate_look on car (translate(upper(plate), 'OQILZSB -.', '0011258'));
