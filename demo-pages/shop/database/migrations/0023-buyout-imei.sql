create index buyouts_imei on buyouts (market, (device ->> 'imei'));
