-- Recalls are written down for cars by their plates, and registrations that end are looked for by their day.
create index car_plate_written on car (upper(plate));
create index car_registration on car (registration_until) where status <> 'retired';
